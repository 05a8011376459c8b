import { errorText } from "../../../platform/api/error-text.ts";
import { NoProfile } from "./no-profile.tsx";

/** In place of a profile that could not be loaded. */
export function ProfileError({ error }: { error: unknown }) {
	return <NoProfile text={errorText(error)} />;
}
