import { errorText } from "./error-text.ts";

/** What went wrong, announced when it appears. Its text is the server's, or the fallback that the query names in its meta. */
export function FailureText({ error }: { error: object }) {
	return (
		<p role="alert" className="font-bold text-wrong">
			{errorText(error)}
		</p>
	);
}
