import { useRouter } from "@tanstack/react-router";
import type { ComponentProps } from "react";

/** A link to a path of this site that only the server knows, without loading the site anew. */
export function PathLink({ href, onClick, ...rest }: ComponentProps<"a"> & { href: string }) {
	const router = useRouter();
	return (
		<a
			{...rest}
			href={href}
			onClick={(event) => {
				onClick?.(event);
				// Otherwise it is for a new tab or window.
				const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
				if (!isPlain || event.defaultPrevented) return;
				event.preventDefault();
				router.navigate({ href });
			}}
		/>
	);
}
