import { errorText } from "../../../platform/api/error-text.ts";
import { Reference } from "../../../platform/reference.tsx";
import { GoBack } from "./go-back.tsx";

export function ProfileError({ error }: { error: unknown }) {
	return (
		<div className="wide grid grow place-content-center justify-items-center gap-6 py-16 text-center">
			<h1 className="text-title">{errorText(error)}</h1>
			<Reference error={error} />
			<GoBack />
		</div>
	);
}
