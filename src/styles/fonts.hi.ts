import './hindi.css';
