import { Fast } from '@reverie/kernel/chance/fast';
import { rules } from '@reverie/mortebrume/mortebrume';
const chance=new Fast(42), below=chance.below(); const io={chance,tell:undefined};
const seats=[{name:'a',role:'chef'},{name:'b',role:'chef'}];
const options=rules.options.parse({});
const cpu=()=>{const {user,system}=process.cpuUsage();return (user+system)/1000};
function game(){ const s=rules.setup(options,seats,io); let acts=0, dec=0;
 for(;;){const open=rules.pending(s); if(open.length===0)break; const d=open[0]; const c=rules.choices(s,d); const a=c[below(c.length)]; if(a.do==='declare')acts++; if(a.do==='attack')acts+=a.attackers.length; dec++; rules.answer(s,d,a,io);} return [acts,dec]; }
for(let i=0;i<900;i++)game();
for(let k=0;k<3;k++){let t=cpu(),A=0,D=0; for(let i=0;i<150;i++){const [a,d]=game();A+=a;D+=d} const ms=cpu()-t; console.log((A/ms*1000).toFixed(0),'activations/s',(D/ms*1000).toFixed(0),'decisions/s');}
