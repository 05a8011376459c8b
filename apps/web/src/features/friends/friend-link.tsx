import { useRouter } from "@tanstack/react-router";
import { lazy, useState } from "react";
import { LazyPart } from "../../platform/lazy-part.tsx";
import { Button } from "../../ui/button.tsx";
import { CopyText } from "../../ui/copy-text.tsx";

const QrCode = lazy(async () => ({ default: (await import("../../ui/qr-code.tsx")).QrCode }));

/** Outside the component: React calls a new function again after each render. */
const bringIntoView = (box: HTMLElement | null) => box?.scrollIntoView({ block: "nearest" });

/** The player's own profile as a link and as a code, for people who want to be friends. */
export function FriendLink({ userId }: { userId: string }) {
	const { origin } = useRouter().options.context;
	const [hasCode, setCode] = useState(false);
	const url = `${origin}/user/${userId}?add=true`;
	return (
		<div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-3">
			<h3 className="text-lg">Your link</h3>
			<p className="text-sm text-muted">People who open it can send you a friend request.</p>
			<CopyText text={url} label="Link to add you as a friend" kind="quiet" />
			<Button small kind="quiet" aria-expanded={hasCode} onClick={() => setCode(!hasCode)}>
				{hasCode ? "Hide QR code" : "Show QR code"}
			</Button>
			{hasCode && (
				<div ref={bringIntoView} className="mx-auto size-56 scroll-mb-[calc(var(--tabs)+1rem)]">
					<LazyPart>
						<QrCode text={url} />
					</LazyPart>
				</div>
			)}
		</div>
	);
}
