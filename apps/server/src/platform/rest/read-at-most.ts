import { AppError } from "@hilo/rules/errors/app-error";
import type { ErrorCode } from "@hilo/rules/errors/errors";

/** Stops reading after `maxBytes`. @throws AppError `tooLarge` */
export async function readAtMost(
	stream: ReadableStream<Uint8Array>,
	maxBytes: number,
	tooLarge: ErrorCode,
): Promise<Uint8Array> {
	const parts: Uint8Array[] = [];
	let length = 0;
	for await (const part of stream) {
		length += part.length;
		if (length > maxBytes) throw new AppError(tooLarge);
		parts.push(part);
	}
	return Buffer.concat(parts);
}
