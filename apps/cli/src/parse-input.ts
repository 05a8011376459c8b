import { asAppError } from "@hilo/server/platform/errors";

/** @throws AppError for the first wrong value, with the catalogue's text. */
export function parseInput<Input>(schema: { parse(given: unknown): Input }, given: unknown): Input {
	try {
		return schema.parse(given);
	} catch (error) {
		throw asAppError(error);
	}
}
