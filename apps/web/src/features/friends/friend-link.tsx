import { useHydrated, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { trpc } from "../../platform/api/trpc.ts";
import { LoadFailure } from "../../platform/failures.tsx";
import { lazyPart } from "../../platform/lazy-part.tsx";
import { useSite } from "../../platform/site.ts";
import { toastFailure } from "../../platform/toasts.ts";
import { Button } from "../../ui/button.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { CopyText } from "../../ui/share.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const QrCode = lazyPart(() => import("../../ui/qr-code.tsx"), "QrCode");

/** Outside the component: React calls a new function again after each render. */
const bringIntoView = (box: HTMLElement | null) => box?.scrollIntoView({ block: "nearest" });

/** The player's link, as text and as a code. People who open it become friends. */
export function FriendLink({ as: Heading = "h3" }: { as?: "h2" | "h3" }) {
	const query = trpc.friends.link.useQuery();
	return (
		<div className="grid grid-cols-1 gap-3">
			<Heading className="text-lg">Your link</Heading>
			<p className="text-sm text-muted">Everyone who opens it becomes your friend.</p>
			{query.data ? (
				<LoadedLink path={query.data.path} />
			) : query.error ? (
				<LoadFailure query={query} />
			) : (
				<Skeleton count={2} className="h-12" list="grid gap-3" />
			)}
		</div>
	);
}

function LoadedLink({ path }: { path: string }) {
	const { origin } = useRouter().options.context;
	const { name: siteName } = useSite();
	const [hasCode, setCode] = useState(false);
	const url = origin + path;
	const content = { text: `Be my friend on ${siteName}, and beat my scores:`, url };
	const canShare = useHydrated() && navigator.canShare?.(content) === true;
	return (
		<>
			<CopyText text={url} label="Link to add you as a friend" kind="quiet" />
			<div className="flex flex-wrap gap-2 *:grow">
				{canShare && (
					<Button small kind="quiet" onClick={() => navigator.share(content).catch(() => {})}>
						Share…
					</Button>
				)}
				<Button small kind="quiet" aria-expanded={hasCode} onClick={() => setCode(!hasCode)}>
					{hasCode ? "Hide QR code" : "Show QR code"}
				</Button>
				<RenewLink />
			</div>
			{hasCode && (
				<div ref={bringIntoView} className="mx-auto size-56 scroll-mb-[calc(var(--tabs)+1rem)]">
					<QrCode text={url} />
				</div>
			)}
		</>
	);
}

/** It asks first, because the old link stops working. */
function RenewLink() {
	const { friends } = trpc.useUtils();
	const [isAsking, setAsking] = useState(false);
	const renew = trpc.friends.renewLink.useMutation({
		onSuccess: (link) => friends.link.setData(undefined, link),
		onError: toastFailure,
	});
	return (
		<>
			<Button small kind="quiet" isBusy={renew.isPending} onClick={() => setAsking(true)}>
				New link
			</Button>
			<p role="status" className="basis-full text-sm text-muted empty:hidden">
				{renew.isSuccess && "This is the new link. The old one no longer works."}
			</p>
			{isAsking && (
				<Confirm
					title="Make a new link?"
					confirm="New link"
					onConfirm={() => renew.mutate()}
					onClose={() => setAsking(false)}
				>
					The old one stops working, for everyone who has it. Your friends stay.
				</Confirm>
			)}
		</>
	);
}
