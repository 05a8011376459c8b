import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./mail.ts";

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
