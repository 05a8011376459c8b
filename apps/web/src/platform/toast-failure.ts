import { errorText } from "./api/error-text.ts";
import { toast } from "./toasts.ts";

/** Says in passing what went wrong. */
export function toastFailure(error: unknown): void {
	toast("error", errorText(error));
}
