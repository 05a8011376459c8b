import { type AccentTone, storedAccentTones } from "@hilo/rules/site/accent";
import type { Branding } from "@hilo/rules/site/branding";
import type { SendMailOptions } from "nodemailer";
import { escapeHtml } from "../escape-html.ts";

export interface Mail {
	/** All that the log learns of the mail, such as "reset-password". */
	readonly kind: string;
	/** The sender's name, unless the operator has set one. */
	readonly fromName: string;
	readonly to: string;
	readonly subject: string;
	readonly text: string;
	readonly html: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly pictures?: readonly MailPicture[];
}

/** Embedded, so that opening the mail sends no request. */
export interface MailPicture {
	/** The HTML refers to it as `cid:…`. */
	readonly cid: string;
	readonly type: string;
	readonly bytes: Uint8Array;
	/** In pixels, as it is shown. */
	readonly width: number;
	readonly height: number;
	readonly alt: string;
}

/** @throws when the mail was not accepted. */
export type Deliver = (mail: Mail) => Promise<void>;

/** Called when the mail is sent, with the site's name, contact and accent of that time. */
export type WriteMail = (site: Branding) => MailContent;

export interface MailContent {
	readonly kind: string;
	readonly to: string;
	readonly subject: string;
	/** For the greeting; absent if the site knows no name. */
	readonly username?: string;
	readonly paragraphs: readonly string[];
	/** A player's own words, set apart from the site's; line breaks are kept. */
	readonly quote?: string;
	readonly picture?: MailPicture;
	readonly action?: { readonly label: string; readonly url: string };
	readonly closing?: string;
	/** Mail programs show a button for it (RFC 8058). */
	readonly unsubscribeUrl?: string;
}

/** A mail in plain text and in simple HTML, which loads nothing. */
export function composeMail(content: MailContent, site: Branding): Mail {
	const { kind, to, picture, unsubscribeUrl } = content;
	const subject = oneLine(content.subject);
	return {
		kind,
		fromName: site.name,
		to,
		subject,
		text: textOf(content, site),
		html: page(subject, htmlOf(content, site)),
		...(picture && { pictures: [picture] }),
		...(unsubscribeUrl !== undefined && {
			headers: {
				"List-Unsubscribe": `<${unsubscribeUrl}>`,
				"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
			},
		}),
	};
}

const greeting = (username?: string) => (username === undefined ? "Hello," : `Hello ${username},`);

function textOf(
	{ username, paragraphs, quote, action, closing, unsubscribeUrl }: MailContent,
	{ name }: Branding,
): string {
	const parts = [
		...[greeting(username), ...paragraphs].map((text) => wrapped(oneLine(text))),
		...(quote ? [quote.split(LINE_END).map(quoted).join("\n")] : []),
		...(action ? [`${action.label}:\n${action.url}`] : []),
		...(closing ? [wrapped(closing)] : []),
		name,
		...(unsubscribeUrl === undefined ? [] : [`Unsubscribe:\n${unsubscribeUrl}`]),
	];
	return `${parts.join("\n\n")}\n`;
}

/** In most mail programs a mail is on white, in both themes. */
const USUAL_COLOURS = { accent: "#5b3fd0", onAccent: "#ffffff" };

function htmlOf(
	{ username, paragraphs, quote, picture, action, closing, unsubscribeUrl }: MailContent,
	{ name, accent }: Branding,
): string[] {
	const colours = storedAccentTones(accent)?.light ?? USUAL_COLOURS;
	return [
		...[greeting(username), ...paragraphs].map((text) => paragraph(oneLine(text))),
		...(quote ? [blockquote(quote, colours)] : []),
		...(picture ? [image(picture)] : []),
		...(action ? [button(action, colours), `<p>${escapeHtml(action.url)}</p>`] : []),
		...(closing ? [paragraph(closing)] : []),
		paragraph(name),
		...(unsubscribeUrl === undefined
			? []
			: [`<p style="font-size:14px"><a href="${escapeHtml(unsubscribeUrl)}">Unsubscribe</a></p>`]),
	];
}

const LINE_END = /\r\n|\r|\n/;

/** Removes what would end a header or paragraph, or change the direction of later text. */
function oneLine(text: string): string {
	return text.replace(/[\s\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, " ").trim();
}

/** Lines this short need no encoding, so that files in the outbox are readable. */
function wrapped(paragraph: string): string {
	return paragraph.replace(/(.{1,72})(?: |$)/gu, "$1\n").trimEnd();
}

function quoted(line: string): string {
	return wrapped(line).replace(/^/gm, "> ").trimEnd();
}

function page(title: string, content: readonly string[]): string {
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif"><div style="max-width:34em;margin:0 auto">
${content.join("\n")}
</div></body></html>
`;
}

function paragraph(text: string): string {
	return `<p>${escapeHtml(text)}</p>`;
}

function blockquote(text: string, { accent }: AccentTone): string {
	const lines = text.split(LINE_END).map(escapeHtml).join("<br>");
	return `<blockquote style="margin:16px 0;padding:0 0 0 16px;border-left:4px solid ${accent}">${lines}</blockquote>`;
}

function image({ cid, width, height, alt }: MailPicture): string {
	const style = "display:block;max-width:100%;height:auto;border-radius:8px";
	return `<p><img src="cid:${escapeHtml(cid)}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" style="${style}"></p>`;
}

function button({ label, url }: { label: string; url: string }, { accent, onAccent }: AccentTone): string {
	const style = `display:inline-block;padding:12px 20px;border-radius:8px;background:${accent};color:${onAccent};text-decoration:none`;
	return `<p><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`;
}

/** @param from an address, or a name and an address in angle brackets */
export function messageOf(
	from: string,
	{ fromName, to, subject, text, html, headers, pictures }: Mail,
): SendMailOptions {
	return {
		from: from.includes("<") ? from : { name: fromName, address: from },
		to,
		subject,
		text,
		html,
		...(headers && { headers: { ...headers } }),
		...(pictures && {
			attachments: pictures.map(({ cid, type, bytes }) => ({
				cid,
				filename: `${cid}.${type.split("/").at(-1)}`,
				contentType: type,
				contentDisposition: "inline" as const,
				content: Buffer.from(bytes),
			})),
		}),
	};
}
