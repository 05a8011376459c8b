import { useNewVersion } from "../platform/chunks/new-version.ts";
import { Button } from "../ui/button.tsx";

/** Offers to load the page anew after a release. What is on the page goes on. */
export function NewVersionNotice() {
	if (!useNewVersion()) return null;
	return (
		<div
			role="status"
			className="flex flex-wrap items-center gap-4 border-b border-line bg-raise px-(--gutter) py-3"
		>
			<p className="grow font-display font-bold">A new version is here.</p>
			<Button kind="quiet" onClick={() => location.reload()}>
				Reload
			</Button>
		</div>
	);
}
