import { AppError } from "@hilo/rules/errors/app-error";

/** How many exports a process writes at the same time. */
const MAX_AT_ONCE = 2;
/** When to try again after others took all places, in seconds. */
const RETRY_SECONDS = 30;

/** The exports that this process writes at the moment. */
export class ExportPlaces {
	#taken = 0;

	/** Takes a place. @returns what gives it back. @throws AppError 429 when all are taken. */
	enter(): () => void {
		if (this.#taken >= MAX_AT_ONCE)
			throw new AppError("accounts/exports-busy", { retryAfterSeconds: RETRY_SECONDS });
		this.#taken++;
		return () => {
			this.#taken--;
		};
	}
}
