import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { newId } from "../system/ids.ts";
import type { Logger } from "../system/logger.ts";
import { type Deliver, messageOf } from "./mail.ts";

/** In place of an SMTP server: writes each mail to a file that mail programs can open. */
export function outbox(folder: string, from: string, log: Logger): Deliver {
	const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
	return async (mail) => {
		const { message } = await transport.sendMail(messageOf(from, mail));
		const file = join(folder, `${newId()}.eml`);
		await mkdir(folder, { recursive: true, mode: 0o700 });
		await writeFile(`${file}.part`, message, { mode: 0o600 });
		await rename(`${file}.part`, file);
		log.info({ kind: mail.kind, file }, "no SMTP_URL is set: a mail was written to the outbox");
	};
}
