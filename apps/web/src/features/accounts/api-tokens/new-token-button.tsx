import type { TokenKind } from "@hilo/rules/api-tokens/token";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { NewTokenDialog } from "./new-token-dialog.tsx";

interface NewTokenButtonProps {
	kind: TokenKind;
	className?: string;
}

export function NewTokenButton({ kind, className = "" }: NewTokenButtonProps) {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Button className={className} onClick={() => setOpen(true)}>
				New token
			</Button>
			{isOpen && <NewTokenDialog kind={kind} onClose={() => setOpen(false)} />}
		</>
	);
}
