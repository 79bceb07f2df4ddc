import { html } from 'hono/html';
import type { Person } from './accounts.ts';

type Html = ReturnType<typeof html>;

function frame(title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - Companion</title></head>
<body><main><h1>${title}</h1>${content}</main></body></html>
`;
}

const FIELDS = html`
<p><label for="email">Email address</label><br><input id="email" name="email" type="email" autocomplete="username" required></p>
<p><label for="password">Password</label><br><input id="password" name="password" type="password" required></p>`;

const siteLink = (url: string) => html`<p><a href="${url}">Go to the site</a></p>`;

export function homePage(person: Person | null, siteUrl: string): Html {
  const site = siteLink(siteUrl);
  const content = person
    ? html`<p>Signed in as <bdi>${person.name}</bdi>.</p>${site}<p><a href="/sign-out">Sign out</a></p>`
    : html`<p><a href="/sign-in">Sign in</a> or <a href="/register">register</a>.</p>${site}`;
  return frame('Companion', content);
}

export function signInPage(problem = ''): Html {
  const form = html`<form method="post" action="/sign-in">${FIELDS}<button>Sign in</button></form>`;
  return frame('Sign in', html`<p role="alert">${problem}</p>${form}`);
}

export function registerPage(problem = ''): Html {
  const name = html`<p><label for="name">Name</label><br><input id="name" name="name" required></p>`;
  const form = html`<form method="post" action="/register">${name}${FIELDS}<button>Register</button></form>`;
  return frame('Register', html`<p role="alert">${problem}</p>${form}`);
}

export function signedOutPage(siteUrl: string): Html {
  return frame('You are signed out', siteLink(siteUrl));
}
