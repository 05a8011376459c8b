import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Avatar } from "../../ui/avatar.tsx";
import type { Person } from "./people.ts";

interface PersonLinkProps {
	person: Person;
	children?: ReactNode;
	size?: string;
	className?: string;
}

/** Picture and name, which link to the profile. Names contain no spaces, so they break anywhere. */
export function PersonLink({ person, children, size = "size-11", className = "" }: PersonLinkProps) {
	const { userId, username, avatarUrl } = person;
	return (
		<div className={`relative flex min-w-0 grow items-center gap-3 ${className}`}>
			<Avatar username={username} url={avatarUrl} className={`grid ${size}`} />
			<div className="min-w-0">
				<Link
					to="/user/$userId"
					params={{ userId }}
					className="block leading-tight font-bold [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
				>
					<bdi>{username}</bdi>
				</Link>
				{children}
			</div>
		</div>
	);
}
