import { errorText } from "./api/error-text.ts";

/** Says what went wrong, announced when it appears. */
export function Failure({ error }: { error: unknown }) {
	return (
		<p role="alert" className="font-bold text-wrong">
			{errorText(error)}
		</p>
	);
}
