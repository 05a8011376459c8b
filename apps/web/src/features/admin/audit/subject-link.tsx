import type { Outputs } from "../../../platform/api/trpc.ts";
import { PathLink } from "../shell/path-link.tsx";

type Subject = Outputs["admin"]["audit"]["rows"][number]["subject"];

/** Where what an action was about is looked at; null where there is no such page. */
function addressOf({ kind, id }: Subject): string | null {
	if (kind === "user") return `/admin/users/${id}`;
	if (kind === "game") return `/custom-game/${id}`;
	if (kind === "ticket") return `/admin/support/${id}`;
	return null;
}

/** The name of what an action was about, as it was called then. */
export function SubjectLink({ subject }: { subject: Subject }) {
	const address = addressOf(subject);
	if (!address) return subject.name;
	return (
		<PathLink href={address} className="link">
			{subject.name}
		</PathLink>
	);
}
