import type { Outputs } from "../../../../platform/api/trpc.ts";
import { longDate } from "../../../../platform/dates/long-date.ts";
import { Button } from "../../../../ui/button.tsx";

interface OvertakenNoteProps {
	/** The version that the draft is based on. */
	base: number;
	latest: Outputs["site"]["legalText"]["history"][number] | undefined;
	onRebase: () => void;
}

export function OvertakenNote({ base, latest, onRebase }: OvertakenNoteProps) {
	return (
		<div role="status" className="grid justify-items-start gap-3 rounded-md border-2 border-warn p-4">
			<p>
				<strong className="text-warn">Your draft was made from version {base}.</strong>{" "}
				{latest && (
					<>
						{latest.publishedBy} published version {latest.version} on {longDate(latest.publishedAt)}.
					</>
				)}{" "}
				Look at what changes below and take over what is missing in yours, then go on.
			</p>
			<Button kind="quiet" small onClick={onRebase}>
				I've compared them
			</Button>
		</div>
	);
}
