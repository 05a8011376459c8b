import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";

const WITH_TOKEN = /https?:\/\/\S+\?token=\S+/;

/** Waits for a mail to the address. Returns the link in the newest one, by default the link with a token. */
export async function mailedLink(to: string, pattern = WITH_TOKEN): Promise<string> {
	let link: string | undefined;
	await expect
		.poll(async () => {
			link = pattern.exec((await mailsTo(to)).at(-1) ?? "")?.[0];
			return link;
		})
		.toBeDefined();
	return link ?? "";
}

async function mailsTo(to: string): Promise<string[]> {
	const folder = process.env.HILO_E2E_OUTBOX ?? "";
	const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".eml")).sort();
	const mails = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
	return mails.filter((mail) => mail.includes(`To: ${to}`)).map(plain);
}

/** Decodes the quoted-printable parts of a mail; elsewhere "=AB" is literal text. */
function plain(mail: string): string {
	return mail
		.split(/\r?\n(?=--)/)
		.map((part) => (/^Content-Transfer-Encoding: quoted-printable/im.test(part) ? decoded(part) : part))
		.join("\n");
}

function decoded(part: string): string {
	return part
		.replace(/=\r?\n/g, "")
		.replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
