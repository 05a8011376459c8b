import { AppError } from "@hilo/rules/errors/app-error";
import type { ErrorCode } from "@hilo/rules/errors/errors";

/** Stops reading after `most` bytes. @throws AppError `tooLarge` */
export async function readAtMost(
	stream: ReadableStream<Uint8Array>,
	most: number,
	tooLarge: ErrorCode,
): Promise<Uint8Array> {
	const parts: Uint8Array[] = [];
	let length = 0;
	for await (const part of stream) {
		length += part.length;
		if (length > most) throw new AppError(tooLarge);
		parts.push(part);
	}
	return Buffer.concat(parts);
}
