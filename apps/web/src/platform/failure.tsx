import { errorText } from "./api/error-text.ts";

export function Failure({ error }: { error: unknown }) {
	return (
		<p role="alert" className="font-bold text-wrong">
			{errorText(error)}
		</p>
	);
}
