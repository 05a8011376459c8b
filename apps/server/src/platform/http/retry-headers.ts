import type { AppError } from "@hilo/rules/errors/app-error";

/** Returns the headers that say when to try again, where the error knows. */
export function retryHeaders({ retryAfterSeconds }: AppError): Record<string, string> {
	return retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) };
}
