import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>(
	["../**/*.ts", "../**/*.tsx", "!../**/*.test.*", "!../**/testing/**"],
	{
		query: "?raw",
		import: "default",
		eager: true,
	},
);

/** What a text says that promises a mail. */
const PROMISE = /\bemail you\b|\bby email\b|\ban email\b|\binbox\b|on its way to\b|\bmailed you\b/i;

/** Reached by a mail, or about what a site that sends mails does. */
const WITH_MAIL_ONLY = ["/unsubscribe-page.tsx", "/branding-form.tsx"];

test("a text that promises a mail asks whether the site sends any", () => {
	const promising = Object.entries(SOURCES).filter(([, source]) => PROMISE.test(source));
	expect(promising.length).toBeGreaterThan(4);
	const unasked = promising
		.filter(
			([path, source]) => !source.includes("sendsMail") && !WITH_MAIL_ONLY.some((end) => path.endsWith(end)),
		)
		.map(([path]) => path);
	expect(unasked).toEqual([]);
});
