import type { ErrorCode } from "@hilo/rules/errors/errors";
import { toast } from "./toasts.ts";

/** Says in passing what went wrong, in words that are fetched when they are needed. */
export async function toastFailure(error: object, fallback: ErrorCode): Promise<void> {
	const { errorText } = await import("./error-text.ts");
	toast("error", errorText(error, fallback));
}
