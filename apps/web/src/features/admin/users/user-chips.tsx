import type { Outputs } from "../../../platform/api/trpc.ts";
import { Chip } from "../../../ui/chip.tsx";
import { dayText, hasEnd } from "../shell/dates.tsx";

type Account = Pick<Outputs["admin"]["users"]["users"][number], "isAdmin" | "suspendedUntil" | "isLeaving">;

export function UserChips({ user }: { user: Account }) {
	const { isAdmin, suspendedUntil, isLeaving } = user;
	if (!isAdmin && !suspendedUntil && !isLeaving) return null;
	return (
		<span className="inline-flex flex-wrap gap-1.5 text-sm">
			{isAdmin && <Chip>Administrator</Chip>}
			{suspendedUntil && (
				<Chip className="text-wrong max-lg:whitespace-normal">
					{hasEnd(suspendedUntil) ? `Suspended until ${dayText(suspendedUntil)}` : "Suspended"}
				</Chip>
			)}
			{isLeaving && <Chip className="text-warn">Leaving</Chip>}
		</span>
	);
}
