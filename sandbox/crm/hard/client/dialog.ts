const dialog = document.querySelector('dialog');
document.getElementById('open')?.addEventListener('click', () => dialog?.showModal());
dialog?.showModal();
