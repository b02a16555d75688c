import { playMoves } from './boardgame-io.mjs';
import { rate } from './measure.mjs';
import { Fast } from '@reverie/kernel/chance/fast';
import { rules as mortebrume } from '@reverie/mortebrume/mortebrume';
const chance = new Fast(42), below = chance.below(), io = { chance, tell: undefined };
const options = mortebrume.options.parse({}), seats=[{name:'x',role:'chef'},{name:'y',role:'chef'}];
const batch=()=>{let n=0;for(let g=0;g<10;g++){const s=mortebrume.setup(options,seats,io);for(let o=mortebrume.pending(s);o.length>0;o=mortebrume.pending(s)){const c=mortebrume.choices(s,o[0]);const a=c[below(c.length)];if(a.do==='declare')n++;if(a.do==='attack')n+=a.attackers.length;mortebrume.answer(s,o[0],a,io);}}return n;};
playMoves(1000);rate(batch,12000);
for(let i=0;i<4;i++){const {moves,cpuMs}=playMoves(1000);const b=moves/cpuMs*1000;const m=rate(batch,1500);console.log(b.toFixed(0),m.toFixed(0),(m/b).toFixed(2))}
