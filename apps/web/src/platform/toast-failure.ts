import { errorText } from "./api/error-text.ts";
import { hasErrorCode } from "./api/has-error-code.ts";
import { toast } from "./toasts.ts";

/** Shows an error as a toast, except for maintenance, which has a banner. */
export function toastFailure(error: unknown): void {
	if (!hasErrorCode(error, "site/maintenance")) toast("error", errorText(error));
}
