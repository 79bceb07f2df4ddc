import type { Person } from './accounts.ts';

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function frame(title: string, content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} - Companion</title></head>
<body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>
`;
}

const FIELDS = `
<p><label for="email">Email address</label><br><input id="email" name="email" type="email" autocomplete="username" required></p>
<p><label for="password">Password</label><br><input id="password" name="password" type="password" required></p>`;

export function homePage(person: Person | null, siteUrl: string): string {
  const site = `<p><a href="${escapeHtml(siteUrl)}">Go to the site</a></p>`;
  if (!person) {
    return frame(
      'Companion',
      `<p><a href="/sign-in">Sign in</a> or <a href="/register">register</a>.</p>${site}`,
    );
  }
  return frame(
    'Companion',
    `<p>Signed in as <bdi>${escapeHtml(person.name)}</bdi>.</p>${site}<p><a href="/sign-out">Sign out</a></p>`,
  );
}

export function signInPage(problem = ''): string {
  const form = `<form method="post" action="/sign-in">${FIELDS}<button>Sign in</button></form>`;
  return frame('Sign in', `<p role="alert">${escapeHtml(problem)}</p>${form}`);
}

export function registerPage(problem = ''): string {
  const name = '<p><label for="name">Name</label><br><input id="name" name="name" required></p>';
  const form = `<form method="post" action="/register">${name}${FIELDS}<button>Register</button></form>`;
  return frame('Register', `<p role="alert">${escapeHtml(problem)}</p>${form}`);
}

export function signedOutPage(siteUrl: string): string {
  return frame('You are signed out', `<p><a href="${escapeHtml(siteUrl)}">Go to the site</a></p>`);
}
