import type { AppError } from "@hilo/rules/errors/app-error";

export function retryHeaders({ retryAfterSeconds }: AppError): Record<string, string> {
	return retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) };
}
