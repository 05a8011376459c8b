/** No picture of a test contains it. */
const BOUNDARY = "hilo-7c41d09e5b2f";

export const FORM_TYPE = { "Content-Type": `multipart/form-data; boundary=${BOUNDARY}` };
/** The line before each part. */
export const DELIMITER = `--${BOUNDARY}\r\n`;

/** A form with one file, whose length can be announced, as browsers do. That of a `FormData` is unknown. */
export function packedForm(field: string, bytes: Uint8Array, file = "picture.png"): Uint8Array<ArrayBuffer> {
	const head = `${DELIMITER}Content-Disposition: form-data; name="${field}"; filename="${file}"\r\n\r\n`;
	return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}
