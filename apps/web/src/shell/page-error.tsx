import { FAILURES } from "@hilo/rules/errors/failures";
import { TRPCClientError } from "@trpc/client";
import { errorText } from "../platform/api/error-text.ts";
import { Button } from "../ui/button.tsx";

/** In place of a page that breaks, or whose data can't be had: what is documented for the call, or for everything else. */
export function PageError({ error }: { error: unknown }) {
	const text = error instanceof TRPCClientError ? errorText(error) : FAILURES["site/broken"].message;
	return (
		<div className="wide grid grow place-content-center justify-items-center gap-6 py-16 text-center">
			<h1 className="text-title">{text}</h1>
			<Button onClick={() => location.reload()}>Refresh</Button>
		</div>
	);
}
