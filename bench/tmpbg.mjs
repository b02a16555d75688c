import { playMoves } from './boardgame-io.mjs';
playMoves(1500); for(let i=0;i<3;i++){const {moves,cpuMs}=playMoves(1500);console.log(moves/cpuMs*1000)}
