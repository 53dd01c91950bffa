// The styles of `/docs`: a sea chart, dark or light as the reader's system is.
export const STYLES = `
:root{color-scheme:dark light;--water:#06161d;--deep:#031015;--shelf:#0a222b;--line:rgba(200,226,217,.16);--line-2:rgba(200,226,217,.3);
--ink:#f3eadb;--ink-2:#c3c6bb;--ink-3:#a0ada9;--cold:#8ff0d8;--lure:#ffcf87;--threat:#ff9a88;--squid:#8cc4ff;
--serif:Spectral,"Iowan Old Style",Palatino,"Palatino Linotype",Georgia,serif;--sans:Commissioner,"Segoe UI",system-ui,sans-serif;
--mono:ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace}
@media (prefers-color-scheme:light){:root{--water:#f6f4ec;--deep:#e9efe8;--shelf:#fffdf7;--line:rgba(16,60,68,.16);--line-2:rgba(16,60,68,.34);
--ink:#0f2a31;--ink-2:#34525a;--ink-3:#4a6369;--cold:#00655a;--lure:#864a00;--threat:#ac2f1a;--squid:#1a579f}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:24px}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--water);color:var(--ink);font:15px/1.55 var(--sans);display:grid;grid-template-columns:300px minmax(0,1fr)}
a{color:inherit;text-decoration-color:var(--line-2);text-underline-offset:3px}a:hover{color:var(--cold)}
:focus-visible{outline:2px solid var(--cold);outline-offset:3px;border-radius:4px}
nav{position:sticky;top:0;height:100vh;overflow:auto;background:var(--deep);border-right:1px solid var(--line);padding:24px 20px 48px;font-size:13px}
nav h1{font:400 30px/1 var(--serif);margin:0 0 4px}nav .version{color:var(--ink-3);margin:0 0 16px}
nav input{width:100%;font:inherit;color:inherit;background:var(--shelf);border:1px solid var(--line-2);border-radius:8px;padding:7px 10px}
nav ul{list-style:none;margin:0;padding:0}nav details{margin-top:20px}nav summary{font:italic 400 17px var(--serif);color:var(--ink-2);cursor:pointer}
nav .group{margin-top:12px;color:var(--ink-3)}nav li a{display:grid;grid-template-columns:auto minmax(0,1fr);gap:0 8px;padding:3px 8px;margin:0 -8px;border-radius:6px;text-decoration:none;color:var(--ink)}
nav li a:hover{background:var(--shelf)}nav small{display:block;color:var(--ink-3);font:11px var(--mono);overflow-wrap:anywhere}
main{max-width:900px;width:100%;padding:0 40px 120px}
.chart{display:block;width:100%;height:120px;margin-top:24px;color:var(--cold)}
h2{font:300 36px/1.1 var(--serif);margin:48px 0 12px}h3{font:italic 400 24px/1.2 var(--serif);color:var(--ink-2);margin:48px 0 8px}
h4{font:500 18px/1.3 var(--sans);margin:0}h4 a{text-decoration:none}h5{font:500 13px/1.3 var(--sans);color:var(--ink-3);margin:20px 0 6px}
p,ul{margin:8px 0;max-width:70ch}li{margin:2px 0}
code{font:.92em var(--mono);overflow-wrap:anywhere}p code,dd code,li code{color:var(--cold)}
article{border-top:1px solid var(--line);padding:24px 0}article:target{border-top-color:var(--lure)}article:target h4{color:var(--lure)}
header{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline;justify-content:space-between}.call{margin:0}
.method{font:500 11px var(--mono);letter-spacing:.02em;color:var(--cold);border:1px solid;border-radius:999px;padding:1px 8px}
.method.POST,.method.you{color:var(--lure)}.method.PATCH,.method.PUT{color:var(--squid)}.method.DELETE{color:var(--threat)}
nav .method{width:48px;border:0;padding:0;line-height:20px}
.who{color:var(--ink-3);font-size:13px}.optional,.otherwise,.type{color:var(--ink-3);font-size:13px}.type{font-style:italic;font-family:var(--serif);font-size:15px}
.fields{margin:8px 0}.fields>div{display:grid;grid-template-columns:minmax(0,190px) minmax(0,1fr);gap:2px 16px;padding:5px 0;border-bottom:1px solid var(--line)}
.fields>div:last-child{border-bottom:0}.fields dt code{color:var(--ink)}.fields dt,.fields dd{margin:0;overflow-wrap:anywhere}.fields .fields{border-left:1px solid var(--line-2);padding-left:14px;margin:6px 0 2px}.fields .fields .fields>div{grid-template-columns:minmax(0,1fr)}
.refusal{display:grid;grid-template-columns:52px minmax(0,1fr);gap:8px;font-size:14px;color:var(--ink-2);margin:4px 0}.status{font:500 13px/1.7 var(--mono);color:var(--threat)}.status.good{color:var(--cold)}
pre{background:var(--deep);border:1px solid var(--line);border-radius:9px;padding:12px 16px;overflow:auto;font-size:13px;line-height:1.5;margin:10px 0}
pre .k{color:var(--ink-2)}pre .s{color:var(--cold)}pre .n{color:var(--lure)}
[hidden]{display:none}
@media (max-width:860px){body{display:block}nav{position:static;height:auto;border-right:0;border-bottom:1px solid var(--line)}nav details>ul{max-height:50vh;overflow:auto}main{padding:0 20px 80px}.fields>div{grid-template-columns:1fr}}
`;
