/*
 * jsdom lacks the methods of dialogs and popovers. These stubs set the `open` attribute and fire the close
 * event. The top layer, the backdrop and inertness are tested in Chromium.
 */
HTMLDialogElement.prototype.showModal = function showModal() {
  if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError');
  this.setAttribute('open', '');
};

HTMLDialogElement.prototype.close = function close(returnValue?: string) {
  if (!this.open) return;
  if (returnValue !== undefined) this.returnValue = returnValue;
  this.removeAttribute('open');
  this.dispatchEvent(new Event('close'));
};

HTMLElement.prototype.showPopover = function showPopover() {
  requirePopover(this);
  if (!this.isConnected) throw new DOMException('Not in the page.', 'InvalidStateError');
  this.style.display = 'block';
};

HTMLElement.prototype.hidePopover = function hidePopover() {
  requirePopover(this);
  this.style.display = '';
};

/** Like the browser, these methods throw for elements without the attribute. */
function requirePopover(element: HTMLElement) {
  if (element.hasAttribute('popover')) return;
  throw new DOMException('The element is no popover.', 'NotSupportedError');
}
