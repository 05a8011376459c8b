import { errorText } from "./api/error-text.ts";
import { hasErrorCode } from "./api/has-error-code.ts";
import { toast } from "./toasts.ts";

/** Shows what went wrong as a toast. That the site is closed stands in the banner already (platform.md, section 4). */
export function toastFailure(error: unknown): void {
	if (!hasErrorCode(error, "site/maintenance")) toast("error", errorText(error));
}
