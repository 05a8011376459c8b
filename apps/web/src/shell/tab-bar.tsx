import { Link, type LinkProps, useMatchRoute } from "@tanstack/react-router";
import { useMe } from "../platform/session.ts";
import { useSignInAddress } from "../platform/sign-in-address.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { useCounts } from "./use-counts.ts";
import "./tab-bar.css";

interface Tab {
	readonly label: string;
	readonly icon: IconName;
	readonly link: Pick<LinkProps, "to" | "search"> & { readonly "aria-current"?: "page" };
	/** It leads to one page, not to all below it. */
	readonly isExact?: boolean;
	readonly hasNews?: boolean;
}

/** To a player's hub or, for visitors, the catalogue. It is current on both, for everyone. */
export function useDiscoverLink() {
	const me = useMe();
	const isOnCatalogue = Boolean(useMatchRoute()({ to: "/games", fuzzy: true }));
	return {
		to: me ? "/custom-games" : "/games",
		...(isOnCatalogue && ({ "aria-current": "page", "data-status": "active" } as const)),
	} as const;
}

/** On phones at the bottom, where thumbs are. Pages with buttons of their own there have none (`tab-bar.css`). */
export function TabBar() {
	const me = useMe();
	const counts = useCounts();
	const signIn = useSignInAddress();
	const discover = useDiscoverLink();
	const tabs: readonly Tab[] = [
		{ label: "Home", icon: "home", link: { to: "/" }, isExact: true },
		{ label: "Daily", icon: "deck", link: { to: "/daily" } },
		{
			label: "Discover",
			icon: "compass",
			link: discover,
			hasNews: counts.invitations > 0,
		},
		...(me
			? ([
					{
						label: "Friends",
						icon: "people",
						link: { to: "/friends" },
						hasNews: counts.messages + counts.requests + counts.duels > 0,
					},
					{
						label: "You",
						icon: "person",
						link: { to: "/profile" },
						hasNews: counts.support > 0,
					},
				] as const)
			: [{ label: "Sign in", icon: "person", link: signIn } as const]),
	];
	return (
		<nav
			aria-label="Shortcuts"
			data-tab-bar
			className="fixed inset-x-0 bottom-0 z-30 auto-cols-fr grid-flow-col border-t border-line bg-paper px-(--safe-sides) pb-[env(safe-area-inset-bottom,0px)]"
		>
			{tabs.map(({ label, icon, link, isExact, hasNews }) => (
				<Link
					key={label}
					{...link}
					activeOptions={{ exact: isExact ?? false }}
					className="group relative grid h-14 content-center justify-items-center gap-0.5 text-[0.75rem] leading-none font-bold text-muted -outline-offset-4 data-[status=active]:text-ink"
				>
					<span
						aria-hidden="true"
						className="absolute inset-x-[30%] top-0 h-0.75 rounded-b-full bg-accent opacity-0 group-data-[status=active]:opacity-100"
					/>
					<span className="relative">
						{label === "You" && me ? (
							<Avatar username={me.username} url={me.avatarUrl} className="grid size-6 text-[0.6rem]" />
						) : (
							<Icon name={icon} />
						)}
						{hasNews && (
							<span
								aria-hidden="true"
								className="absolute -top-0.5 -right-1.5 size-2.5 rounded-full border-2 border-paper bg-wrong"
							/>
						)}
					</span>
					{label}
					{hasNews && <span className="sr-only"> new</span>}
				</Link>
			))}
		</nav>
	);
}
