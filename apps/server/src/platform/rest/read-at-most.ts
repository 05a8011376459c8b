import { AppError } from "@hilo/rules/errors/app-error";
import type { ErrorCode } from "@hilo/rules/errors/errors";

/** Returns all that a stream brings, and reads no further than it must. @throws AppError `tooLarge` for more than `most` bytes. */
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
