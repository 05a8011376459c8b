/** A mail to one person. */
export interface Mail {
	/** What kind of mail it is, for the log, which learns nothing else of it: "reset-password". */
	readonly kind: string;
	/** An address that the rules have checked. */
	readonly to: string;
	readonly subject: string;
	readonly text: string;
	readonly html: string;
}

/** Hands a mail on. @throws when it was not taken. */
export type Deliver = (mail: Mail) => Promise<void>;

/** What a mail says; `letter` gives it its form. */
export interface Letter {
	readonly kind: string;
	readonly to: string;
	readonly subject: string;
	/** Whom it greets. */
	readonly username: string;
	readonly paragraphs: readonly string[];
	/** What is to be done, and where. */
	readonly action?: { readonly label: string; readonly url: string };
	/** After the action. */
	readonly closing?: string;
}

/** A mail in plain text, and the same in simple HTML, which loads nothing. */
export function letter({ kind, to, subject, username, paragraphs, action, closing }: Letter): Mail {
	const before = [`Hello ${username},`, ...paragraphs];
	const after = [...(closing ? [closing] : []), "Hilo"];
	const call = action ? [`${action.label}:\n${action.url}`] : [];
	const text = [...before.map(wrapped), ...call, ...after.map(wrapped)].join("\n\n");
	const html = [
		...before.map(paragraph),
		...(action ? [button(action), `<p>${escaped(action.url)}</p>`] : []),
		...after.map(paragraph),
	];
	return { kind, to, subject, text: `${text}\n`, html: page(subject, html) };
}

/** Breaks lines so short that mail needs no encoding. Files in the outbox are then readable. */
function wrapped(paragraph: string): string {
	return paragraph.replace(/(.{1,72})(?: |$)/gu, "$1\n").trimEnd();
}

function page(title: string, content: readonly string[]): string {
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif"><div style="max-width:34em;margin:0 auto">
${content.join("\n")}
</div></body></html>
`;
}

function paragraph(text: string): string {
	return `<p>${escaped(text)}</p>`;
}

function button({ label, url }: { label: string; url: string }): string {
	const style =
		"display:inline-block;padding:12px 20px;border-radius:8px;background:#5b3fd0;color:#fff;text-decoration:none";
	return `<p><a href="${escaped(url)}" style="${style}">${escaped(label)}</a></p>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};

function escaped(text: string): string {
	return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
