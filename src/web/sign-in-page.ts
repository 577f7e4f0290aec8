import { html, rich } from '../lib/html.ts';
import { layout, type Frame } from './layout.ts';

/** The page that asks for user name and password, and the one that shows the number. */

/** Somebody who can sign in to the built-in stand-in for the service; nothing about them is secret. */
export interface DemoUser {
  readonly username: string;
  readonly password: string;
}

interface SignInView {
  /** The Discord user that is being linked. */
  readonly whom: string;
  /** As typed before, so that only the password has to be typed again. */
  readonly username: string;
  /** What went wrong at the last attempt. */
  readonly problem?: string | undefined;
  readonly demoUsers: readonly DemoUser[];
}

export const longestUserName = 254;
export const longestPassword = 1_024;

export const signInPage = (frame: Frame, view: SignInView): string => {
  const { page } = frame.words;
  const { signIn: texts } = page;
  const { whom, username, problem, demoUsers } = view;
  const about = problem === undefined ? undefined : html` aria-invalid="true" aria-describedby="problem"`;
  const focus = html` autofocus`;
  const [onName, onPassword] = username === '' ? [focus, undefined] : [undefined, focus];
  return layout(frame, {
    title: problem === undefined ? texts.title : page.problemInTitle(texts.title),
    // Without an action, the form is sent to the address that this page has in the browser.
    content: html`<h1>${texts.title}</h1>
      ${problem === undefined ? undefined : html`<p class="alert" role="alert" id="problem">${rich(problem)}</p>`}
      <p>${rich(texts.whom(whom))}<br />${rich(texts.notYou)}</p>
      ${
        demoUsers.length === 0
          ? undefined
          : html`<p>${page.demoUsers}</p>
              <ul>
                ${demoUsers.map((user) => html`<li>${rich(page.demoUser(user))}</li>`)}
              </ul>`
      }
      <form method="post">
        <label for="username">${texts.username}</label>
        <input
          id="username"
          name="username"
          value="${username}"
          type="text"
          autocomplete="username"
          autocapitalize="none"
          autocorrect="off"
          spellcheck="false"
          required
          maxlength="${longestUserName}"
          ${about}${onName}
        />
        <label for="password">${texts.password}</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
          maxlength="${longestPassword}"
          ${about}${onPassword}
        />
        <button type="submit">${texts.submit}</button>
      </form>
      <p class="quiet">${texts.promise}</p>`,
  });
};

export const numberPage = (frame: Frame, number: string): string => {
  const { number: texts } = frame.words.page;
  return layout(frame, {
    title: texts.title,
    // A screen reader would read it as hundreds of thousands.
    content: html`<h1>${texts.title}</h1>
      <p>${rich(texts.lead)}</p>
      <p class="number">
        <span aria-hidden="true">${number.slice(0, 3)} ${number.slice(3)}</span
        ><span class="spoken">${Array.from(number).join(' ')}</span>
      </p>
      <p class="alert" role="alert">${texts.warning}</p>
      <p>${rich(texts.how)}</p>`,
  });
};
