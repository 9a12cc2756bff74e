/** In a shadow root, with the portal's colours. */
export const STYLES = `
:host {
  --panel-ground: var(--panel, #fff);
  --panel-ink: var(--ink, #12263a);
  --panel-line: var(--control-border, #7a8da0);
  --panel-steel: var(--steel, #1b5e8c);
  font: 600 0.875rem/1.4 var(--font-sans, system-ui, sans-serif);
  color: var(--panel-ink);
}
[hidden] { display: none !important; }
.at {
  position: fixed;
  z-index: 2147483000;
  left: calc(var(--x) * (100vw - var(--width)) );
  top: calc(var(--y) * (100dvh - var(--height)));
  width: var(--width);
  height: var(--height);
  box-sizing: border-box;
  background: var(--panel-ground);
  border: 1px solid var(--panel-line);
}
.button {
  --width: 3.25rem;
  --height: 2.25rem;
  padding: 0;
  border-radius: 6px;
  box-shadow: 0 2px 6px rgb(11 23 34 / 0.2);
  font: inherit;
  color: var(--panel-steel);
  cursor: pointer;
  touch-action: none;
}
.panel {
  --width: min(27rem, 100vw);
  --height: min(46rem, 86dvh);
  display: grid;
  grid-template-rows: auto auto 1fr;
  border-radius: 6px;
  overflow: hidden;
  box-shadow: 0 12px 32px -8px rgb(11 23 34 / 0.4);
}
.head {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem;
  padding: 0.25rem;
  border-bottom: 1px solid var(--panel-line);
}
.head button, .head a {
  box-sizing: border-box;
  min-height: 2rem;
  padding: 0.25rem 0.5rem;
  border: 1px solid transparent;
  border-radius: 4px;
  background: none;
  font: inherit;
  font-weight: 400;
  color: var(--panel-steel);
  text-decoration: none;
  cursor: pointer;
}
.head .move {
  flex: 1;
  text-align: start;
  font-weight: 600;
  color: inherit;
  cursor: move;
  touch-action: none;
}
.head button:hover, .head a:hover { border-color: var(--panel-line); }
:focus-visible { outline: 2px solid var(--panel-steel); outline-offset: -2px; }
.gone { margin: 0; padding: 0.5rem 0.75rem; color: var(--attention, #7a4a00); background: var(--attention-soft, #fff4dc); }
iframe { grid-row: 3; width: 100%; height: 100%; border: 0; background: var(--panel-ground); }
@media print { :host { display: none; } }
`;
