import { useState } from "react";
import { errorText } from "../../../platform/api/error-text.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { Button } from "../../../ui/button.tsx";

interface RenewLinkProps {
	gameId: string;
	onRenewed: (link: string) => void;
}

/** Replaces the link. It asks first, because the old one stops working. */
export function RenewLink({ gameId, onRenewed }: RenewLinkProps) {
	const [isAsking, setAsking] = useState(false);
	const utils = trpc.useUtils();
	const renew = trpc.customGames.renewLink.useMutation({
		onSuccess: ({ shareableLink }) => {
			setAsking(false);
			onRenewed(window.location.origin + shareableLink);
			utils.customGames.invalidate();
		},
	});
	return (
		<div className="border-t-2 border-line pt-4">
			{isAsking ? (
				<div className="grid gap-3">
					<p>Make a new link? The old one stops working, for everyone who has it.</p>
					<div className="flex flex-wrap gap-2">
						<Button kind="quiet" small onClick={() => setAsking(false)} autoFocus>
							Cancel
						</Button>
						<Button
							small
							aria-disabled={renew.isPending || undefined}
							onClick={() => !renew.isPending && renew.mutate({ id: gameId })}
						>
							Make a new link
						</Button>
					</div>
				</div>
			) : (
				<button type="button" className="link cursor-pointer py-1 font-bold" onClick={() => setAsking(true)}>
					Make a new link
				</button>
			)}
			<p role="status" className="mt-2 empty:hidden">
				{renew.isSuccess && !isAsking ? "This is the new link. The old one no longer works." : ""}
			</p>
			{renew.error && (
				<p role="alert" className="mt-2 font-bold text-wrong">
					{errorText(renew.error)}
				</p>
			)}
		</div>
	);
}
