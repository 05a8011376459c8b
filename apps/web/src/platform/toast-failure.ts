import { errorText } from "./api/error-text.ts";
import { toast } from "./toasts.ts";

/** Shows what went wrong as a toast. */
export function toastFailure(error: unknown): void {
	toast("error", errorText(error));
}
