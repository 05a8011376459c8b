import type { Outputs } from "../../../platform/api/trpc.ts";
import { PathLink } from "../shell/path-link.tsx";

type Subject = Outputs["admin"]["audit"]["rows"][number]["subject"];

function addressOf({ kind, id }: Subject): string | null {
	if (kind === "user") return `/admin/users/${id}`;
	if (kind === "game") return `/custom-game/${id}`;
	if (kind === "ticket") return `/admin/support/${id}`;
	return null;
}

/** Shows the name that the subject had at that time. */
export function SubjectLink({ subject }: { subject: Subject }) {
	const address = addressOf(subject);
	if (!address) return subject.name;
	return (
		<PathLink href={address} className="link">
			{subject.name}
		</PathLink>
	);
}
