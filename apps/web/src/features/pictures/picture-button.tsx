import { AVATAR_TYPES } from "@hilo/rules/profiles/avatar";
import { type ReactNode, useRef } from "react";
import { Button } from "../../ui/button.tsx";

interface PictureButtonProps {
	label: string;
	isMultiple?: boolean;
	onPictures: (files: readonly File[]) => void;
	children: ReactNode;
}

/** Opens the device's picture chooser or camera. */
export function PictureButton({ label, isMultiple = false, onPictures, children }: PictureButtonProps) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<>
			<input
				ref={input}
				type="file"
				accept={AVATAR_TYPES.join()}
				multiple={isMultiple}
				aria-label={label}
				tabIndex={-1}
				className="sr-only"
				onChange={({ currentTarget }) => {
					const files = [...(currentTarget.files ?? [])];
					// Lets the same file be chosen again.
					currentTarget.value = "";
					if (files.length > 0) onPictures(files);
				}}
			/>
			<Button kind="quiet" small onClick={() => input.current?.click()}>
				{children}
			</Button>
		</>
	);
}
