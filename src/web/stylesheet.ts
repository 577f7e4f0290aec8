/** The one stylesheet. Colours keep a contrast of at least 4.5 to 1 in light and in dark. */
export const stylesheet = `:root {
  color-scheme: light dark;
  --ground: #f6f7f9;
  --card: #ffffff;
  --text: #1b1f24;
  --quiet: #4c5561;
  --line: #8b95a1;
  --accent: #1f5fbf;
  --on-accent: #ffffff;
  --alert: #a4161a;
  --alert-ground: #fdecec;
  --demo-ground: #fff3cd;
  --demo-text: #5c4300;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #14171b;
    --card: #1e2329;
    --text: #eceff3;
    --quiet: #aab4c0;
    --line: #707b88;
    --accent: #8ab4f8;
    --on-accent: #10151c;
    --alert: #ffb4ab;
    --alert-ground: #43191a;
    --demo-ground: #3d3212;
    --demo-text: #ffe08a;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0;
  padding: 1rem;
  background: var(--ground);
  color: var(--text);
  font: 1.0625rem/1.5 system-ui, sans-serif;
  overflow-wrap: break-word;
}
main, footer { max-width: 32rem; margin: 0 auto; }
main {
  margin-top: 4vh;
  padding: 1.5rem;
  border-radius: 0.75rem;
  background: var(--card);
}
footer { padding: 1rem 1.5rem; color: var(--quiet); font-size: 0.9375rem; }
footer p { margin: 0.25rem 0; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 1.5rem 0 0.5rem; font-size: 1.125rem; }
a { color: var(--accent); }
/* What has to be typed stays in one piece if it can. */
code { display: inline-block; max-width: 100%; font-size: 0.95em; padding: 0.05em 0.3em; border-radius: 0.25rem; background: var(--ground); }
.name { margin: 0 0 0.25rem; color: var(--quiet); font-weight: 600; }
.quiet { color: var(--quiet); font-size: 0.9375rem; }
.demo, .alert { padding: 0.75rem 1rem; border-radius: 0.5rem; }
.demo { background: var(--demo-ground); color: var(--demo-text); }
.alert { background: var(--alert-ground); color: var(--alert); font-weight: 600; }
label { display: block; margin: 1rem 0 0.25rem; font-weight: 600; }
input {
  width: 100%;
  min-height: 3rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  background: var(--card);
  color: var(--text);
  font: inherit;
}
button {
  width: 100%;
  min-height: 3rem;
  margin: 1.5rem 0 0.5rem;
  padding: 0.5rem 1rem;
  border: 0;
  border-radius: 0.5rem;
  background: var(--accent);
  color: var(--on-accent);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
input:focus-visible, button:focus-visible, a:focus-visible {
  outline: 3px solid var(--accent);
  outline-offset: 2px;
}
.number {
  margin: 0.5rem 0 1rem;
  font: 700 2.75rem/1.2 ui-monospace, monospace;
  letter-spacing: 0.12em;
  white-space: nowrap;
  user-select: all;
}
.spoken {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  user-select: none;
}
/* A phone shows the whole form at once, so that nobody has to look for the button after typing a password. */
@media (max-width: 480px) {
  body { padding: 0.5rem; font-size: 1rem; line-height: 1.4; }
  main { margin-top: 0; padding: 0.75rem 1rem; }
  footer { padding: 0.75rem 1rem; }
  h1 { margin-bottom: 0.5rem; font-size: 1.25rem; }
  p { margin: 0.5rem 0; }
  ul { margin: 0.25rem 0; padding-left: 1.1rem; font-size: 0.9375rem; }
  .demo, .alert { padding: 0.4rem 0.75rem; }
  label { margin-top: 0.6rem; }
  button { margin-top: 1rem; }
}
`;
