/** A backup or a restore was refused; the message is written for the operator. */
export class BackupError extends Error {
	override readonly name = "BackupError";
}
