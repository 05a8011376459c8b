import { AppError } from "@hilo/rules/errors/app-error";
import { issueCode } from "@hilo/rules/errors/issue-code";
import { ZodError } from "zod";

/**
 * Turns whatever was thrown into an error of the catalogue. A failed check of the input becomes its first field's message; what
 * nobody foresaw becomes `site/unexpected`, so that its own text reaches nobody.
 */
export function asAppError(thrown: unknown): AppError {
	if (thrown instanceof AppError) return thrown;
	if (thrown instanceof ZodError) return inputError(thrown);
	return new AppError("site/unexpected");
}

function inputError(error: ZodError): AppError {
	const issue = error.issues[0];
	const code = issue && issueCode(issue);
	if (code) return new AppError(code);
	return new AppError("request/invalid", {
		message: `${issue?.path.join(".") || "input"}: ${issue?.message}`,
	});
}
