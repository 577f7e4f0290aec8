/** The bot's forms. */
export const dialogStyles = `
dialog.form {
  background: var(--page); color: var(--text); border: 1px solid var(--line); border-radius: 8px; padding: 1rem;
  width: min(480px, calc(100vw - 1.5rem)); max-height: calc(100dvh - 2rem);
}
dialog.form::backdrop { background: rgb(0 0 0 / .6); }
dialog.form { overflow-wrap: anywhere; }
dialog.form form { display: flex; flex-direction: column; gap: .75rem; }
dialog.form h2 { font-size: 1.2rem; text-transform: none; color: var(--text); }
dialog.form .line { display: flex; gap: .5rem; justify-content: flex-start; flex-direction: row-reverse; }
.form-field { display: flex; flex-direction: column; gap: .2rem; }
.form-field > .label { font-weight: 600; }
.form-field .menu { width: 100%; }
.form-field .check { display: flex; gap: .5rem; align-items: baseline; }
.form-field .check .about { display: block; }
.form-field input[type=checkbox] { align-self: flex-start; }
.form-field input[type=file] { max-width: 100%; }
`;
