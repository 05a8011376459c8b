/** With `{site}` and `{contact}`, which `fillIn` replaces. True at the date in `seed-content.ts`. */
export const FIRST_TERMS = `
These are the rules for using {site}. By creating an account you agree to them. They are short and meant to be read.

“We” are the people who operate {site}. You reach us with a support ticket, in your profile under *Support*.
By email you reach us at {contact}.

## Playing

The site is free, with or without an account. Numbers come with their source and date. We take care with them, but some are estimates and some will be wrong: use them for fun, not for decisions.

## Your account

- One person, one account. Your username must not pretend to be someone else.
- Keep your password to yourself. If you think someone else knows it, change it: that ends your other sessions.
- Give an email address that you can read. It shows that an account is yours when you have forgotten its password.
- If the law where you live wants a parent to agree before you open an account, ask them first.

## Fair play

Runs of signed-in players are refereed by the server. Don't use programs that play for you, don't send scores you did not reach, and don't look for gaps to get around limits. If you find a weakness, tell us first. We may reset scores that were not earned.

## What you make and write

Games, pictures, messages and names that you put here stay yours. You let us store them and show them to the people you share them with: everyone for public games, those you invite for others, your friend for a chat. That permission ends when you delete them. Public games may be featured.

You must have the right to use what you put here. Not allowed are:

- threats, hate, harassment, or private details about others;
- sexual content about minors, and anything else that is against the law;
- spam, scams and links to harmful files;
- other people's work without their permission.

## What happens when rules are broken

Everybody can report people, messages and games. Administrators look at every report. Depending on what happened they warn you, remove a game, message, name or picture, reset scores, or suspend your account for a time or without an end. You are told why. A removed game can be restored for 30 days. If you think a decision is wrong, answer it in a support ticket; while you are suspended, write to us from the address of your account.

## How we run the site

We try to keep it running, and don't promise that it always will. It may close for maintenance, games and features may change, and numbers are replaced by newer ones. Keep copies of what matters to you: *Settings* has an export of all your data.

## Liability

The site is offered as it is. As far as the law allows, we are not liable for damage from using it, or from not being able to. Nothing here limits rights that the law gives you as a consumer, or liability for intent and gross negligence.

## Leaving

You can delete your account at any time in *Settings*. The [Privacy Policy](/privacy-policy) says what happens to your data.

## Other people's work

Pictures, flags and typefaces have owners, whom we name under [Credits](/credits). Names and trademarks in the games belong to their owners, who have nothing to do with this site. The software that runs it is free under the MIT licence.

## Changes

When these terms change, a new version appears here with its date, and important changes are announced under [Updates](/updates). If you don't agree with a new version, you can delete your account. Going on means that you accept it.
`;
