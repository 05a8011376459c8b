import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./mail.ts";

export function messageOf(
	from: string,
	{ to, subject, text, html, headers, pictures }: Mail,
): SendMailOptions {
	return {
		from,
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
