/** How the marks of a plot look: the same rules in the page and in a file. Colours are the variables of the theme. */
export const STYLE = `
.plot{font:13px var(--plain,system-ui,sans-serif);overflow:visible;display:block}
.plot text{fill:var(--quiet)}
.plot .strong{fill:var(--ink);font-weight:700}
.plot .big{fill:var(--ink);font:600 15px var(--serif,Georgia,serif)}
.plot .printed-name{fill:var(--accent);font-weight:700}
.plot .grid{stroke:var(--line);stroke-width:1}
.plot .axis{stroke:var(--quiet);stroke-width:1.5}
.plot .reference{stroke:var(--quiet);stroke-width:1.5}
.plot .tolerance{stroke:var(--good);stroke-width:1.5;stroke-dasharray:2 4}
.plot .tolerance-name{fill:var(--good)}
.plot .allowed{fill:var(--good);opacity:.1}
.plot .line{fill:none;stroke:var(--ink);stroke-width:2}
.plot .line.printed{stroke:var(--accent);stroke-dasharray:6 4}
.plot .line.sampled{stroke:var(--accent)}
.plot .band{fill:var(--accent);opacity:.18}
.plot .edge{fill:none;stroke:var(--accent);stroke-width:1}
.plot .stem{stroke:var(--ink);stroke-width:2}
.plot .mark{fill:var(--ink);stroke:var(--ink);stroke-width:2}
.plot .mark.now{fill:var(--accent);stroke:var(--accent)}
.plot .mark.printed{fill:var(--paper);stroke:var(--accent)}
.plot .mark.unsure{fill:var(--paper);stroke:var(--accent);stroke-width:2.5}
.plot .mark.sure{fill:var(--accent);stroke:var(--accent)}
.plot .ring{fill:none;stroke:var(--accent);stroke-width:2;stroke-dasharray:3 3}
.plot .whisker{stroke:var(--ink);stroke-width:2}
.plot .bar{fill:var(--ink)}
.plot .bar.among{fill:var(--accent)}
.plot .bar.idle{fill:var(--quiet);opacity:.55}
.plot .bar.hollow{fill:var(--paper);stroke:var(--quiet);stroke-width:1.5}
.plot .part.for{fill:var(--good)}
.plot .part.none{fill:var(--line)}
.plot .part.against{fill:var(--bad)}
.plot .hatch{stroke:var(--paper);stroke-width:2;opacity:.55}
.plot .on-part{fill:var(--paper);font-weight:700}
.plot .on-none{fill:var(--ink);font-weight:700}
.plot .cell{fill:var(--paper);stroke:var(--line)}
.plot .cell.above{fill:var(--plot-above)}
.plot .cell.below{fill:var(--plot-below)}
.plot .dots{fill:var(--ink);opacity:.25}
.plot .corner{fill:var(--ink)}
`;

/** For files, which have no theme around them. */
export const THEME = `
svg{--ink:#232844;--quiet:#5a5b70;--line:#d8c9a8;--accent:#96501a;--paper:#fffaf0;--good:#2d6a4f;--bad:#a3302b;--plot-above:#c3d3ee;--plot-below:#efc9a6}
@media (prefers-color-scheme:dark){svg{--ink:#f2ead8;--quiet:#b4b6cc;--line:#3b4670;--accent:#f0b766;--paper:#1d2440;--good:#8fd3ae;--bad:#ff9d8f;--plot-above:#2b4072;--plot-below:#6b4322}}
.ground{fill:var(--paper)}
`;
