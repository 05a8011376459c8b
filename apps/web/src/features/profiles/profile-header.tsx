import type { ReactNode } from "react";
import { shortDate } from "../../platform/dates.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { catchLostFocus } from "../../ui/focus.tsx";

interface ProfileHeaderProps {
	username: string;
	avatarUrl: string;
	memberSince: string;
	chips?: readonly string[];
	children?: ReactNode;
}

export function ProfileHeader({
	username,
	avatarUrl,
	memberSince,
	chips = [],
	children,
}: ProfileHeaderProps) {
	return (
		<header
			ref={catchLostFocus}
			className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-4 md:gap-x-9"
		>
			<Avatar username={username} url={avatarUrl} className="grid size-14 text-2xl md:size-36 md:text-6xl" />
			<div>
				{/* Names contain no spaces, so that the longest must fit on a phone. */}
				<h1 className="text-[clamp(1.5rem,6.6vw,2.25rem)] leading-none wrap-anywhere md:text-title">
					{username}
				</h1>
				<p className="mt-1 text-muted max-md:text-sm md:mt-2 md:text-lg">
					Member since <time dateTime={memberSince}>{shortDate(memberSince)}</time>
				</p>
				{chips.length > 0 && (
					<ul className="mt-3 flex flex-wrap gap-2">
						{chips.map((chip) => (
							<li
								key={chip}
								className="rounded-full bg-sunk px-3 py-1 text-sm font-semibold whitespace-nowrap"
							>
								{chip}
							</li>
						))}
					</ul>
				)}
			</div>
			{children}
		</header>
	);
}
